/** A signal that never aborts, and how many listen to it at the moment. */
export function countedSignal(): { readonly signal: AbortSignal; listeners(): number } {
  let listeners = 0;
  const signal = new Proxy(new AbortController().signal, {
    get(target, name) {
      if (name === 'addEventListener') listeners += 1;
      if (name === 'removeEventListener') listeners -= 1;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { signal, listeners: () => listeners };
}
