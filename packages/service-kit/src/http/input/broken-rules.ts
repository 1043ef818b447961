import type { Fault } from '@persistent-memory/auth';
import type { Rule } from '../../operation.js';

/** The faults that rules find in a request whose other faults are known already. */
export function findBrokenRules<Parts>(
  rules: readonly Rule<Parts>[],
  parts: Parts,
  faults: readonly Fault[],
): readonly Fault[] {
  const isSound = (member: string) => !faults.some(({ location }) => touches(location, member));
  return rules.flatMap((rule) => (rule.reads.every(isSound) ? (rule.findFault(parts) ?? []) : []));
}

/** Whether a fault is one of the member: of the member itself, of something inside of it, or of the whole part. */
function touches(location: string, member: string): boolean {
  if (!location.startsWith(member)) return member.startsWith(`${location}.`);
  return location.length === member.length || /[.[]/.test(location.charAt(member.length));
}
