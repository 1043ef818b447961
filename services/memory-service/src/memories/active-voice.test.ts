import { describe, expect, test } from '@jest/globals';
import { canonicalWording } from './canonical-wording.js';

describe('the same, without saying that "we" do it', () => {
  test.each([
    ['All dates are stored in UTC.', 'We store all dates in UTC.'],
    ['The logs are kept for 30 days.', 'We keep the logs for 30 days.'],
    ['Migrations are written in SQL.', 'We write migrations in SQL.'],
    ['The API is deployed on Fridays.', 'We deploy the API on Fridays.'],
    ['Our secrets are stored in Vault', 'We store our secrets in Vault'],
    ['Every PR is reviewed before merging.', 'We review every PR before merging.'],
    ['Tests are written with vitest', 'We write tests with vitest.'],
    ['Backups are encrypted at rest.', 'We encrypt backups at rest.'],
  ])('%s = %s', (one, other) => {
    expect(canonicalWording(one)).toBe(canonicalWording(other));
  });
});

describe('something else', () => {
  test.each([
    ['All dates are stored in UTC.', 'They store all dates in UTC.'],
    ['All dates are stored in UTC.', 'All dates were stored in UTC.'],
    ['All dates are stored in UTC.', 'We stored all dates in UTC.'],
    ['All dates are stored in UTC.', 'All dates are not stored in UTC.'],
    ['All dates are stored in UTC.', "We don't store all dates in UTC."],
    ['All dates are stored in UTC.', 'We store dates in UTC.'],
    ['All dates are stored in UTC.', 'Some dates are stored in UTC.'],
    ['All dates are stored in UTC.', 'I store all dates in UTC.'],
    ['All dates are stored in UTC.', 'All dates are stored in UTC by the client.'],
    ['All dates are stored in UTC.', 'We should store all dates in UTC.'],
    ['All dates are stored in UTC.', 'Are all dates stored in UTC?'],
    ['My photos are stored in iCloud.', 'We store my photos in iCloud.'],
    ['Their logs are kept for 30 days.', 'We keep their logs for 30 days.'],
    ['Firefox is written in Rust.', 'We write Firefox in Rust.'],
    ['Kubernetes is managed in Go.', 'We manage Kubernetes in Go.'],
    ['He is paid monthly.', 'We pay him monthly.'],
    ['Bread is baked at 5.', 'We bake bread at 5.'],
  ])('%s is not %s', (one, other) => {
    expect(canonicalWording(one)).not.toBe(canonicalWording(other));
  });
});
