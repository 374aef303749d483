import { ContentIcon } from '@milgo/contracts/core/content-icon'
import type { InformationSquare } from '@milgo/contracts/core/get-information-squares'
import type { Language } from '@milgo/messages/languages'
import type { Platform } from '../../platform/platform.ts'
import { findContent } from './repository.ts'
import { inOrder, sharedOrNull, wordsIn } from './shown-content.ts'

export const getInformationSquares = async (
  platform: Platform,
  language: Language,
): Promise<InformationSquare[]> =>
  inOrder(await findContent(platform, 'square')).map(({ key, document }) => ({
    id: Number(key),
    title: wordsIn(document, language, 'title'),
    text: wordsIn(document, language, 'text'),
    icon: ContentIcon.parse(document.shared['icon']),
    link: sharedOrNull(document, 'link'),
  }))
