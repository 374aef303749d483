import type { InformationSlider } from '@milgo/contracts/core/get-information-sliders'
import type { Language } from '@milgo/messages/languages'
import type { ContentRepository } from './repository.ts'

export const getInformationSliders = (
  content: ContentRepository,
  language: Language,
): Promise<InformationSlider[]> => content.findSliders(language)
