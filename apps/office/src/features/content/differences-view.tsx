import type { ContentDocument } from '@milgo/domain/content/content-document'
import { contentDifferences, wordChanges } from '@milgo/domain/content-editing/content-differences'
import type { ContentPlace } from '@milgo/domain/content-editing/content-place'
import { directionOf, languageNames } from '@milgo/messages/languages'
import { useWords } from '../../lib/words.ts'
import { useContentList } from './use-content.ts'
import { useNamedValues } from './use-named-values.ts'
import { useSharedWords } from './use-shared-words.ts'

type Props = {
  readonly place: ContentPlace
  readonly before: ContentDocument
  readonly after: ContentDocument
}

// Adds a gap between removed and added words that have no space between them.
export const addedStyle = 'rounded-small bg-good-wash text-good [del+&]:ms-1'
export const removedStyle = 'rounded-small bg-bad-wash text-bad [ins+&]:ms-1'

/**
 * Shows the differences between two versions, word by word: removed words are struck through, added words are
 * underlined.
 */
export const DifferencesView = ({ place, before, after }: Props) => {
  const { officeContent: words } = useWords()
  const names: Readonly<Record<string, string>> = words.fields
  const named = useNamedValues()
  const { data } = useContentList()
  const { textOf } = useSharedWords((data?.texts ?? []).filter(({ kind }) => kind === 'faq-category'))
  const differences = contentDifferences(place, before, after).map((one) =>
    one.language === undefined
      ? {
          ...one,
          isLink: one.rule.type === 'link',
          before: textOf(one.rule, one.before),
          after: textOf(one.rule, one.after),
        }
      : { ...one, isLink: false, before: named(one.before), after: named(one.after) },
  )
  if (differences.length === 0) return <p className="text-small text-ink-soft">{words.history.none}</p>
  return (
    <dl className="flex flex-col gap-3 text-small">
      {differences.map(({ field, language, isLink, before: old, after: young }) => (
        <div key={`${field} ${language}`}>
          <dt className="text-ink-soft">
            {names[field] ?? field}
            {language && `, ${languageNames[language]}`}
          </dt>
          <dd
            {...(language && { lang: language, dir: directionOf[language] })}
            {...(isLink && { dir: 'ltr' })}
            className={`mt-1 whitespace-pre-line ${isLink ? 'rtl:text-end' : ''}`}
          >
            {wordChanges(old, young).map(({ text, change }, index) => {
              const key = `${index} ${change}`
              if (change === 'added')
                return (
                  <ins key={key} className={addedStyle}>
                    {text}
                  </ins>
                )
              return change === 'removed' ? (
                <del key={key} className={removedStyle}>
                  {text}
                </del>
              ) : (
                <span key={key}>{text}</span>
              )
            })}
          </dd>
        </div>
      ))}
    </dl>
  )
}
