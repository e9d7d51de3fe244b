// The key of each option: digits, then letters that are no commands of the table; what is left can be clicked or
// walked to. Where numbers are offered a digit stands for its number only: nobody who presses 3 for three means five.

const COMMANDS = "ahilpqsuvw";
const DIGITS = [..."0123456789"];
const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"].filter((key) => !COMMANDS.includes(key));

/** The keys of some options, by their ids. */
export function keysFor(options: string[], name: (id: string) => string): Map<string, string> {
  const numbered = options.some((id) => /^\d+$/.test(name(id)));
  const own = numbered ? options.filter((id) => DIGITS.includes(name(id))) : [];
  const others = options.filter((id) => !own.includes(id));
  const free = numbered ? LETTERS : [...DIGITS.slice(1), ...LETTERS];
  return new Map([
    ...own.map((id): [string, string] => [id, name(id)]),
    ...others.slice(0, free.length).map((id, at): [string, string] => [id, free[at] ?? ""]),
  ]);
}
