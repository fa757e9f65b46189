/** Caches what `compute` returns for an object, as long as the object exists. */
export function memoize<Key extends object, Value>(
  compute: (key: Key) => Value,
): (key: Key) => Value {
  const values = new WeakMap<Key, { value: Value }>();
  return (key) => {
    let cached = values.get(key);
    if (!cached) {
      cached = { value: compute(key) };
      values.set(key, cached);
    }
    return cached.value;
  };
}
