import type { InformationSlider } from '@milgo/contracts/core/get-information-sliders'
import type { Language } from '@milgo/messages/languages'
import type { Platform } from '../../platform/platform.ts'
import { fillFromPeriod } from './fill-from-period.ts'
import { findSliders } from './repository.ts'

/** The slides with the dates of the current period; one that names dates which are not there is left out. */
export const getInformationSliders = async (
  platform: Platform,
  language: Language,
): Promise<InformationSlider[]> => {
  const sliders = await findSliders(platform, language)
  return sliders.flatMap(({ period, ...slider }) => {
    const title = fillFromPeriod(slider.title, period)
    const text = fillFromPeriod(slider.text, period)
    return title === undefined || text === undefined ? [] : { ...slider, title, text }
  })
}
