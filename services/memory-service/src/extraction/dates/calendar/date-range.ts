/** A span of calendar days, both inclusive, each `YYYY-MM-DD`; one day has `start === end`. */
export interface DateRange {
  readonly start: string;
  readonly end: string;
}
