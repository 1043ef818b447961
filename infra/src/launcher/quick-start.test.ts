import { expect, test } from '@jest/globals';

import { quickStart } from './quick-start.js';

const local = {
  base_url: 'http://127.0.0.1:8080',
  management_url: 'http://127.0.0.1:8081',
  issuer: 'http://127.0.0.1:8082',
  api_key: 'ak_1',
  project_id: 'proj_1',
};

function sessionLine(dataDirectory: string, isDefaultDirectory: boolean): string {
  const options = { local, isNewKey: false, externalIssuer: null, today: new Date(0), heading: (text: string) => text };
  const text = quickStart({ ...options, dataDirectory, isDefaultDirectory });
  return (
    text
      .split('\n')
      .find((line) => line.includes('session-token'))
      ?.trim() ?? ''
  );
}

test('the command for a session token finds the data directory of this start', () => {
  expect(sessionLine('/repository/.data', true)).toMatch(/^Session +npx -y pnpm@\S+ -s session-token /);
  expect(sessionLine('/srv/memories', false)).toMatch(/^Session +DATA_DIR=\/srv\/memories npx -y pnpm@/);
  expect(sessionLine("/srv/Ann's data", false)).toContain("DATA_DIR='/srv/Ann'\\''s data' npx ");
});
