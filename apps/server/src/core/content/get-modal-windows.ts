import type { ModalWindow } from '@milgo/contracts/core/get-modal-windows'
import type { Language } from '@milgo/messages/languages'
import type { Platform } from '../../platform/platform.ts'
import { findContent } from './repository.ts'
import { sharedOrNull, wordsIn, wordsOrNull } from './shown-content.ts'

/** Returns the modal windows, sorted by key. */
export const getModalWindows = async (platform: Platform, language: Language): Promise<ModalWindow[]> =>
  (await findContent(platform, 'modal-window'))
    .map(({ key, document }) => ({
      key,
      header: wordsIn(document, language, 'header'),
      text: wordsIn(document, language, 'text'),
      positive_button: wordsOrNull(document, language, 'positiveButton'),
      positive_redirect: sharedOrNull(document, 'positiveRedirect'),
      negative_button: wordsOrNull(document, language, 'negativeButton'),
      negative_redirect: sharedOrNull(document, 'negativeRedirect'),
    }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
