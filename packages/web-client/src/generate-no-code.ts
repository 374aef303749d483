/**
 * Zod tries out whether it may generate code. The content policy refuses that, and browsers report it as a fault of the
 * page. Zod reads this setting, under this name, before it tries; it must be made before any of its code runs.
 */
export const generateNoCode = (): void => {
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
}
