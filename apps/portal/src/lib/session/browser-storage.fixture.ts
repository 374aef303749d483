import { vi } from 'vitest'

/** Imitates the browser's storage as far as it is used: its keys are its own enumerable properties. */
export const stubStorage = (name: 'localStorage' | 'sessionStorage'): Map<string, string> => {
  const items = new Map<string, string>()
  vi.stubGlobal(
    name,
    new Proxy(
      {
        getItem: (key: string) => items.get(key) ?? null,
        setItem: (key: string, value: string) => items.set(key, value),
        removeItem: (key: string) => items.delete(key),
      },
      {
        ownKeys: () => [...items.keys()],
        getOwnPropertyDescriptor: (_, key) =>
          items.has(String(key))
            ? { enumerable: true, configurable: true, value: items.get(String(key)) }
            : undefined,
      },
    ),
  )
  return items
}
