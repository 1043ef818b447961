import { QdrantDouble } from './qdrant-double.js';

/** What the process is told, over its channel; it answers `{ url }` when it stands, and `'done'` to each. */
type Order =
  /** Connections are refused; what it holds stays. */
  | { readonly kind: 'away' }
  /** Connections are taken, and nothing is answered. */
  | { readonly kind: 'hang' }
  | { readonly kind: 'slow'; readonly delayMs: number }
  | { readonly kind: 'wipe' }
  | { readonly kind: 'empty' }
  /** There and quick again. */
  | { readonly kind: 'well' };

/** Qdrant's double as a process of its own, for tests that see a service from outside only. Ends with its parent. */
const double = await QdrantDouble.start();
let isAway = false;

function faultOf(order: Order): QdrantDouble['fault'] {
  if (order.kind === 'hang') return () => ({ kind: 'hang' });
  return order.kind === 'slow' ? () => ({ kind: 'late', delayMs: order.delayMs }) : null;
}

async function obey(order: Order): Promise<void> {
  double.fault = faultOf(order);
  if (order.kind === 'wipe') double.wipe();
  if (order.kind === 'empty') double.empty();
  if (order.kind === 'away') await double.stop();
  if (order.kind === 'well' && isAway) await double.start();
  isAway = order.kind === 'away';
}

process.on('message', (order: Order) => {
  void obey(order).then(() => process.send?.('done'));
});
process.on('disconnect', () => process.exit(0));
process.send?.({ url: double.url });
