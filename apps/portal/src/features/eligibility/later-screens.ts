import { lazyPage } from '../../lib/lazy-page.ts'

const load = async () => (await import('./screens-after-opening.ts')).screensAfterOpening

export const CheckForm = lazyPage(async () => (await load()).CheckForm)
export const CodeScreen = lazyPage(async () => (await load()).CodeScreen)
export const FailureScreen = lazyPage(async () => (await load()).FailureScreen)

/** Loads the later screens before they are shown, because no skeleton is shown after an answer. */
export const loadLaterScreens = async (): Promise<void> => {
  await Promise.all([CheckForm, CodeScreen, FailureScreen].map((screen) => screen.load()))
}
