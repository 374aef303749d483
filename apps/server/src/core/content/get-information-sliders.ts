import type { InformationSlider } from '@milgo/contracts/core/get-information-sliders'
import type { Language } from '@milgo/messages/languages'
import type { Platform } from '../../platform/platform.ts'
import { findSliders } from './repository.ts'

export const getInformationSliders = (platform: Platform, language: Language): Promise<InformationSlider[]> =>
  findSliders(platform, language)
