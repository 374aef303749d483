import { lazyPage } from '../../lib/lazy-page.ts'

const load = async () => (await import('./screens-after-opening.ts')).screensAfterOpening

export const CheckForm = lazyPage(async () => (await load()).CheckForm)
export const CodeScreen = lazyPage(async () => (await load()).CodeScreen)
export const FailureScreen = lazyPage(async () => (await load()).FailureScreen)

/** Brings them before they are shown: nothing stands in for what follows on an answer. */
export const loadLaterScreens = async (): Promise<void> => {
  await Promise.all([CheckForm, CodeScreen, FailureScreen].map((screen) => screen.load()))
}
