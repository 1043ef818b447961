/** A value behind a name, as it stands in the text. */
export interface ToldValue {
  readonly raw: string;
  readonly name: string;
  /** What stands between the name and the value. */
  readonly link: string;
  /** The characters before the name, and some behind the value. */
  readonly before: string;
  readonly behind: string;
}

export const isQuoted = (raw: string): boolean => /^\\?["'`]/.test(raw);

const isFlagLead = /(?:^|[\s"'`([])(?:--?|\/)[\w-]{0,39}$/;

/** `--password …`: an option of a command. */
export const isFlag = ({ before, link }: ToldValue): boolean => /^\s*=?\s*$/.test(link) && isFlagLead.test(before);

/** What stands right before a name, as one word with it. */
export const prefixOf = (before: string): string => /(?<![\w.-])[\w.-]*$/.exec(before)?.[0] ?? '';
