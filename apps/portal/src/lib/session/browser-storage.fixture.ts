import { vi } from 'vitest'

/** What a browser offers, as far as it is used: keys are its own enumerable properties. */
export const stubStorage = (name: 'localStorage' | 'sessionStorage'): Map<string, string> => {
  const kept = new Map<string, string>()
  vi.stubGlobal(
    name,
    new Proxy(
      {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => kept.set(key, value),
        removeItem: (key: string) => kept.delete(key),
      },
      {
        ownKeys: () => [...kept.keys()],
        getOwnPropertyDescriptor: (_, key) =>
          kept.has(String(key))
            ? { enumerable: true, configurable: true, value: kept.get(String(key)) }
            : undefined,
      },
    ),
  )
  return kept
}
