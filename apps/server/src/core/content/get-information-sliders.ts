import { ContentIcon } from '@milgo/contracts/core/content-icon'
import type { InformationSlider } from '@milgo/contracts/core/get-information-sliders'
import type { Language } from '@milgo/messages/languages'
import type { Platform } from '../../platform/platform.ts'
import { fillFromPeriod } from './fill-from-period.ts'
import { findSlides } from './repository.ts'
import { inOrder, sharedOrNull, wordsIn, wordsOrNull } from './shown-content.ts'

/** Returns the slides with the dates of the current period. A slide whose dates are missing is left out. */
export const getInformationSliders = async (
  platform: Platform,
  language: Language,
): Promise<InformationSlider[]> =>
  inOrder(await findSlides(platform)).flatMap(({ key, document, period }) => {
    const title = fillFromPeriod(wordsIn(document, language, 'title'), period)
    const text = fillFromPeriod(wordsIn(document, language, 'text'), period)
    if (title === undefined || text === undefined) return []
    return {
      id: Number(key),
      badge: wordsOrNull(document, language, 'badge'),
      title,
      text,
      icon: ContentIcon.parse(document.shared['icon']),
      link: sharedOrNull(document, 'link'),
      link_text: wordsOrNull(document, language, 'linkText'),
    }
  })
