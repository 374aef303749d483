import type { TrailRow } from '@milgo/contracts/office/trail-fields'
import { fill } from '@milgo/messages/fill'
import { findWord } from '@milgo/messages/find-word'
import { momentText } from '@milgo/messages/moment-text'
import { isolated } from '../../lib/isolated.ts'
import { useWords } from '../../lib/words.ts'

type Details = TrailRow['details']

/** Of values that are one word long the trail has what they were and what they are. */
const valuesIn = (text: string | undefined): Readonly<Record<string, unknown>> => {
  try {
    const read: unknown = JSON.parse(text ?? '{}')
    return typeof read === 'object' && read !== null ? { ...read } : {}
  } catch {
    return {}
  }
}

/** Which period an entry is about, and what of it was changed, in the words of its page. */
export const usePeriodChanges = () => {
  const { officeTrail, officePeriods, officeContent } = useWords()
  const { details: texts } = officeTrail
  const shown = (value: unknown): string => {
    if (value === null || value === undefined || value === '') return texts.nothing
    if (typeof value === 'boolean') return value ? officeContent.flag.on : officeContent.flag.off
    const isMoment = typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)
    return isolated(isMoment ? momentText(new Date(value)) : String(value))
  }
  return ({ period, copyOf, before, changed, was, is }: Details): readonly string[] => {
    if (period === undefined) return []
    const [old, young] = [valuesIn(was), valuesIn(is)]
    const names = (changed ?? '').split(', ').filter((name) => name !== '')
    const nameOf = (name: string) => findWord(officePeriods.values, name) ?? name
    const whole = names.filter((name) => !(name in young))
    return [
      fill(texts.period, { value: isolated(period) }),
      ...(copyOf ? [fill(texts.copyOf, { value: isolated(copyOf) })] : []),
      ...(before ? [fill(texts.before, { value: isolated(before) })] : []),
      ...names
        .filter((name) => name in young)
        .map((name) =>
          fill(texts.changedFrom, { name: nameOf(name), was: shown(old[name]), is: shown(young[name]) }),
        ),
      ...(whole.length > 0 ? [fill(texts.changed, { value: whole.map(nameOf).join(', ') })] : []),
    ]
  }
}
