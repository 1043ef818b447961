/** One published format of a credential that can be told from other text by its form alone. */
export interface SecretFormat {
  /** Stands in the placeholder: `[secret:github_token]`. */
  readonly kind: string;
  /** Global, of bounded repetition, so that no text makes it backtrack for long, and with alternatives only in groups. */
  readonly pattern: RegExp;
  /** Where its issuer (or, failing that, its specification or a scanner of secrets) describes it. */
  readonly source: string;
}
