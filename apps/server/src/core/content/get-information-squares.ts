import type { InformationSquare } from '@milgo/contracts/core/get-information-squares'
import type { Language } from '@milgo/messages/languages'
import type { ContentRepository } from './repository.ts'

export const getInformationSquares = (
  content: ContentRepository,
  language: Language,
): Promise<InformationSquare[]> => content.findSquares(language)
