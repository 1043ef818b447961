import { describeTable } from '../testing/expression-table.js';

describeTable(
  'versions in the shape of a date: no time',
  `
    the JSON Schema we target is 2020-12 | 2026-03-18 | -
    JSON Schema draft 2020-12 is what the validator speaks | 2026-03-18 | -
    our schemas declare draft 2019-09 | 2026-03-18 | -
    we validate against JSON Schema 2020-12 | 2026-03-18 | -
    the default dialect is 2020-12 | 2026-03-18 | -
    pinned the API version to 2023-10 | 2026-03-18 | -
    the stripe api version is 2024-06 | 2026-03-18 | -
    OpenAPI 3.1 uses JSON Schema 2020-12 | 2026-03-18 | -
    Ubuntu 24.04 runs on all boxes | 2026-03-18 | -
    the spec edition is 2021-06 | 2026-03-18 | -
    azure api-version 2023-05-01 is required | 2026-03-18 | -
    we use the 2020-12 dialect | 2026-03-18 | -
    we are on schema version 2020-12 | 2026-03-18 | -
    swagger spec v2021-03 is out of use | 2026-03-18 | -
  `,
);

describeTable(
  'versions in the shape of a date',
  `
    the paper came out in 2020-12 | 2026-03-18 | 2020-12-01 to 2020-12-31 (absolute)
    invoices for 2026-02 are paid | 2026-03-18 | 2026-02-01 to 2026-02-28 (absolute)
    the report covers 2025-11 | 2026-03-18 | 2025-11-01 to 2025-11-30 (absolute)
    since 2024-05 I have worked remotely | 2026-03-18 | 2024-05-01 to 2026-03-18 (absolute)
    the contract runs until 2026-09 | 2026-03-18 | 2026-03-18 to 2026-09-30 (absolute)
    released in version 2.3 on 2026-01-12 | 2026-03-18 | 2026-01-12 (absolute)
  `,
);

describeTable(
  'what something is pinned to',
  `
    We pinned eslint to 9.12.2024 because the newer one breaks the build | 2026-03-18 | -
    We upgraded to 1.2.2024 last week | 2026-03-18 | 2026-03-09 to 2026-03-15
    I moved the meeting to 9.12.2024 | 2026-03-18 | 2024-12-09 (absolute)
    We updated the deadline to 9.12.2026 | 2026-03-18 | 2026-12-09 (absolute)
    The release date was updated to 3.4.2026 | 2026-03-18 | 2026-04-03 (absolute)
    The launch got bumped to 1.4.2026 | 2026-03-18 | 2026-04-01 (absolute)
    We upgraded to business class on 9.12.2024 | 2026-03-18 | 2024-12-09 (absolute)
  `,
);
