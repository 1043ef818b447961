import { expect, test } from '@jest/globals';
import { parseDefaultPlan } from './default-plan.js';

test('the two plans that have a name', () => {
  expect(parseDefaultPlan('unlimited')).toEqual({
    plan: 'unlimited',
    status: 'active',
    addQuota: null,
    searchQuota: null,
  });
  expect(parseDefaultPlan('none')).toEqual({ plan: 'none', status: 'inactive', addQuota: null, searchQuota: null });
});

test('a plan with quotas', () => {
  expect(parseDefaultPlan('trial:add=1000,search=0')).toEqual({
    plan: 'trial',
    status: 'active',
    addQuota: 1000,
    searchQuota: 0,
  });
});

test.each([
  '',
  'trial',
  'trial:add=1',
  'trial:search=1,add=1',
  'trial:add=-1,search=1',
  'trial:add=1e3,search=1',
  'Trial:add=1,search=1',
  'trial:add=1,search=1 ',
  'trial:add=9999999999999999,search=1',
])('refuses %j', (text) => {
  expect(parseDefaultPlan(text)).toBeNull();
});
