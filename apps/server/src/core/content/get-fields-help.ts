import type { FieldHelp } from '@milgo/contracts/core/get-fields-help'
import type { Language } from '@milgo/messages/languages'
import type { Platform } from '../../platform/platform.ts'
import { findContent } from './repository.ts'
import { wordsIn } from './shown-content.ts'

/** Returns the help texts by key. Texts that are switched off are included, with `show` as in the specification. */
export const getFieldsHelp = async (platform: Platform, language: Language): Promise<FieldHelp[]> =>
  (await findContent(platform, 'field-help'))
    .map(({ key, document }) => ({
      key,
      title: wordsIn(document, language, 'title'),
      show: document.shared['show'] === true,
      description: wordsIn(document, language, 'description'),
    }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
