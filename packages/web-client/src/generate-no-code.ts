/**
 * Tells Zod not to generate code. Zod otherwise tries whether it may, the content policy refuses, and browsers report
 * that as an error of the page. Zod reads the setting under this name. It must be set before any code of Zod runs.
 */
export const generateNoCode = (): void => {
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
}
