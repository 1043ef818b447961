import { describeTable } from '../testing/expression-table.js';

describeTable(
  'whole days told as hours',
  `
    The release train leaves in 48 hours | 2026-03-18 | 2026-03-20
    The maintenance starts in 24 hours | 2026-03-18 | 2026-03-19
    We go live in 24 hours | 2026-03-18 | 2026-03-19
    My visa appointment is in 48 hours | 2026-03-18 | 2026-03-20
    In 72 hours the old tokens stop working | 2026-03-18 | 2026-03-21
    48 hours from now the sale ends | 2026-03-18 | 2026-03-20
    The surgery is 24 hours from now | 2026-03-18 | 2026-03-19
    Within 48 hours we must notify the regulator | 2026-03-18 | 2026-03-18 to 2026-03-20
    24 hours before Christmas the courier lost my parcel | 2026-03-18 | 2025-12-24
    48 hours after Easter the office reopens | 2026-03-18 | 2026-04-07
    In 24 hours the support for it ends | 2024-02-28 | 2024-02-29
  `,
);

describeTable(
  'hours that are a term, or how long something takes',
  `
    In 3 hours the embargo ends | 2026-03-18 | -
    In 30 hours the embargo ends | 2026-03-18 | -
    Sessions expire in 24 hours | 2026-03-18 | -
    The session token expires in 24 hours | 2026-03-18 | -
    Orders ship in 48 hours | 2026-03-18 | -
    We must answer tickets within 24 hours | 2026-03-18 | -
    The breach must be reported within 72 hours of discovery | 2026-03-18 | -
    The paint dries in 24 hours | 2026-03-18 | -
    In 48 hours you can learn the basics of Rust | 2026-03-18 | -
    I drove from Rome to Oslo in 24 hours | 2026-03-18 | -
    In 24 hours, 300 people signed up | 2026-03-18 | -
    I can run 100 miles in 24 hours | 2026-03-18 | -
  `,
);
