import { describe, expect, test } from '@jest/globals';
import { buildCandidate } from '../testing/build-candidate.js';
import { tokenize } from '../tokenizer/tokenizer.js';
import { inverseDocumentFrequency } from './bm25f.js';
import { withLikelyMeant } from './likely-meant.js';

const candidates = [
  'The ledger-sync service listens on port 7400',
  'The checkout-proxy service listens on port 7800',
  'The scheduler-cache service listens on port 7600',
  'The notifier-worker service listens on port 7500',
  'Mr Hoffmann pays by card',
  'Ms Kowalczyk pays by transfer',
  'Marta leads the support team',
  'Error E4013 means that the sensor lost its link',
  'Error E4026 means that the sensor lost its clock',
  'We launch in spring',
].map((memory, index) => buildCandidate({ id: `${index}`, memory }));
const memoryCount = 40;

/** The words of a query as compared, where those that no candidate has are in no memory. */
function meantBy(query: string): string[] {
  const terms = tokenize(query).map((lexeme) => {
    const uses = candidates.filter(({ tsvector }) => tsvector.includes(`'${lexeme}':`)).length;
    return { lexeme, idf: inverseDocumentFrequency(memoryCount, uses) };
  });
  return withLikelyMeant(terms, candidates, memoryCount).map(({ lexeme }) => lexeme);
}

describe('withLikelyMeant', () => {
  test.each([
    ['ledgr-sync', ['ledgersync', 'ledger', 'sync']],
    ['chekout proxy', ['checkout', 'proxi']],
    ['schedular-cache', ['schedulercach', 'schedul', 'cach']],
    ['notifer', ['notifi']],
    ['Hofmann', ['hoffmann']],
    ['Kowalcyzk', ['kowalczyk']],
    ['4013 error', ['e4013', 'error']],
  ])('a word that no memory has is what was likely meant: %s', (query, expected) => {
    expect(meantBy(query)).toEqual(expected);
  });

  test.each([
    ['another code', 'E4014', ['e4014']],
    ['a part of a number', '401', ['401']],
    ['another name', 'Maria', ['maria']],
    ['a short word', 'prot', ['prot']],
    ['a word whose likeness the query names itself', 'Hoffmann Hofmann', ['hoffmann', 'hofmann']],
  ])('%s stands for nothing else', (_name, query, expected) => {
    expect(meantBy(query)).toEqual(expected);
  });

  test('of many words only the first few are looked at, since each costs time', () => {
    const others = ['aaaaa', 'bbbbb', 'ccccc', 'ddddd', 'eeeee', 'fffff'].join(' ');
    expect(meantBy(`Hofmann ${others}`)).toContain('hoffmann');
    expect(meantBy(`${others} Hofmann`)).not.toContain('hoffmann');
  });

  test('a word that some memory of the project has stands for itself', () => {
    const terms = [{ lexeme: 'hofmann', idf: inverseDocumentFrequency(memoryCount, 1) }];
    expect(withLikelyMeant(terms, candidates, memoryCount)).toEqual(terms);
  });

  test('what was likely meant counts less than a word that was met', () => {
    const [meant] = withLikelyMeant(
      [{ lexeme: 'hofmann', idf: inverseDocumentFrequency(memoryCount, 0) }],
      candidates,
      memoryCount,
    );
    expect(meant?.idf).toBeLessThan(inverseDocumentFrequency(memoryCount, 1));
  });
});
