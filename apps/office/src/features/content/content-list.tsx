import type { ListedContent } from '@milgo/contracts/office/content'
import {
  messageCatalogPath as catalogPath,
  contentPath,
  faqFeedbackPath,
  newContentKey,
  newContentPath,
} from '@milgo/contracts/office-paths'
import { type ContentKind, contentKinds, shortestSearch } from '@milgo/domain/content/content-document'
import { isOpenEnded } from '@milgo/domain/content-editing/content-places'
import { fill } from '@milgo/messages/fill'
import { languageNames } from '@milgo/messages/languages'
import { Button } from '@milgo/ui/button.tsx'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { CheckboxField } from '@milgo/ui/checkbox-field.tsx'
import { TextField } from '@milgo/ui/text-field.tsx'
import { textLinkStyle } from '@milgo/ui/text-link-style.ts'
import { ChevronDown, Plus } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { isolated } from '../../lib/isolated.ts'
import { LoadFailedBanner } from '../../lib/load-failed-banner.tsx'
import { useWords } from '../../lib/words.ts'
import { type TextName, useContentSearch } from './use-content.ts'
import { useNamedValues } from './use-named-values.ts'

type Props = { readonly texts: readonly ListedContent[]; readonly chosen: TextName | undefined }

const isWaiting = ({ has_draft, has_blanks, scheduled_at, missing }: ListedContent): boolean =>
  has_draft || has_blanks || scheduled_at !== null || missing.length > 0

/** Returns a text with its title: a message is named by its subject, other texts by their own words. */
const named = (text: ListedContent, names: Readonly<Record<string, string>>): ListedContent =>
  text.kind === 'message-template' ? { ...text, title: names[text.key] ?? text.key } : text

/** All texts by kind, each with what is missing in it. */
export const ContentList = ({ texts, chosen }: Props) => {
  const { officeContent, officeTemplates } = useWords()
  const { list: words } = officeContent
  const [search, setSearch] = useState('')
  const [isOnlyWaiting, setIsOnlyWaiting] = useState(false)
  const sought = search.trim().toLowerCase()
  const { texts: said, error, retry } = useContentSearch(sought)
  const withNamed = useNamedValues()
  const isSaid = ({ kind, key }: ListedContent): boolean =>
    said?.some((one) => one.kind === kind && one.key === key) ?? false
  const found = texts
    .map((text) => named(text, officeTemplates.names))
    .filter((text) => !isOnlyWaiting || isWaiting(text))
    .filter((text) => `${withNamed(text.title)} ${text.key}`.toLowerCase().includes(sought) || isSaid(text))
  const isNarrowed = sought !== '' || isOnlyWaiting
  const isShort = sought !== '' && sought.length < shortestSearch
  // On a narrow window the list is above the text, and is closed once a text is chosen.
  const address = chosen && contentPath(chosen.kind, chosen.key)
  const [unfoldedAt, setUnfoldedAt] = useState<string>()
  const isFolded = address !== undefined && unfoldedAt !== address
  return (
    <div className="min-w-0 lg:sticky lg:top-20">
      {address !== undefined && (
        <Button
          variant="secondary"
          className="mb-3 w-full lg:hidden"
          aria-expanded={!isFolded}
          onClick={() => setUnfoldedAt(isFolded ? address : undefined)}
        >
          {words.label}
        </Button>
      )}
      <nav
        aria-label={words.label}
        className={`${cardStyle} flex flex-col gap-4 p-4 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto ${isFolded ? 'max-lg:hidden' : ''}`}
      >
        <TextField
          label={words.search}
          value={search}
          onChange={setSearch}
          error={search !== '' && sought === '' ? words.blank : undefined}
          help={isShort ? words.short : undefined}
          input={{ type: 'search', maxLength: 100 }}
        />
        <CheckboxField value={isOnlyWaiting} onChange={setIsOnlyWaiting}>
          {words.waiting}
        </CheckboxField>
        {error && <LoadFailedBanner error={error} retry={retry} />}
        {found.length === 0 && isNarrowed && said && !isShort && (
          <p className="text-small text-ink-soft">{words.none}</p>
        )}
        {contentKinds.map((kind) => {
          const own = found.filter((text) => text.kind === kind)
          return own.length === 0 && isNarrowed ? null : (
            <KindGroup
              key={`${kind} ${isNarrowed}`}
              kind={kind}
              texts={own}
              chosen={chosen}
              isOpen={isNarrowed || chosen?.kind === kind}
            />
          )
        })}
      </nav>
    </div>
  )
}

type GroupProps = Props & { readonly kind: ContentKind; readonly isOpen: boolean }

const inOrder = (texts: readonly ListedContent[]): readonly ListedContent[] =>
  texts.toSorted(
    (one, other) =>
      (one.group ?? '').localeCompare(other.group ?? '') ||
      one.position - other.position ||
      one.title.localeCompare(other.title),
  )

const KindGroup = ({ kind, texts, chosen, isOpen }: GroupProps) => {
  const { officeContent: words, officeTemplates } = useWords()
  const name = words.kinds[kind]
  return (
    <details open={isOpen} className="group border-t border-line pt-2">
      <summary className="flex min-h-10 cursor-pointer list-none items-center gap-2 font-medium hover:text-brand [&::-webkit-details-marker]:hidden">
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 text-ink-soft transition-transform duration-200 group-open:rotate-180"
        />
        <span className="min-w-0 grow">{name}</span>
        <span className="text-small text-ink-soft">{texts.length}</span>
      </summary>
      <ul className="flex flex-col">
        {inOrder(texts).map((text) => (
          <li key={text.key}>
            <TextLink text={text} isChosen={chosen?.kind === kind && chosen.key === text.key} />
          </li>
        ))}
      </ul>
      {kind === 'message-template' && <ListLink to={catalogPath}>{officeTemplates.link}</ListLink>}
      {kind === 'faq-question' && <ListLink to={faqFeedbackPath}>{words.feedback.link}</ListLink>}
      {isOpenEnded(kind) && (
        <AddLink kind={kind} isChosen={chosen?.kind === kind && chosen.key === newContentKey} />
      )}
    </details>
  )
}

/** Starts a new text. While a new text is being written the link does nothing, because its words would be lost. */
const AddLink = ({ kind, isChosen }: { readonly kind: ContentKind; readonly isChosen: boolean }) => {
  const { officeContent: words } = useWords()
  const label = (
    <>
      <Plus aria-hidden="true" className="size-4.5 shrink-0" />
      {fill(words.list.add, { kind: words.kinds[kind] })}
    </>
  )
  const style = 'mt-1 flex min-h-10 items-center gap-2 px-3 text-small'
  if (isChosen)
    return (
      <span
        aria-current="page"
        className={`${style} rounded-small bg-brand-wash font-medium text-brand-strong`}
      >
        {label}
      </span>
    )
  return (
    <Link to={newContentPath(kind)} className={`${textLinkStyle} ${style}`}>
      {label}
    </Link>
  )
}

/** Links to a page about all texts of a kind. */
const ListLink = ({ to, children }: { readonly to: string; readonly children: string }) => (
  <Link to={to} className={`${textLinkStyle} mt-1 inline-flex min-h-10 items-center px-3 text-small`}>
    {children}
  </Link>
)

const TextLink = ({ text, isChosen }: { readonly text: ListedContent; readonly isChosen: boolean }) => {
  const { officeContent } = useWords()
  const { list: words, groups } = officeContent
  const withNamed = useNamedValues()
  const { state } = useLocation()
  const marks = [
    ...(text.group ? [groups[text.group]] : []),
    ...(text.has_draft ? [words.draft] : []),
    ...(text.scheduled_at === null ? [] : [words.scheduled]),
    ...(text.is_shown ? [] : [words.hidden]),
    ...(text.has_blanks ? [words.blanks] : []),
    ...(text.missing.length > 0
      ? [
          fill(words.missing, {
            languages: text.missing.map((one) => isolated(languageNames[one])).join(', '),
          }),
        ]
      : []),
  ]
  return (
    <Link
      to={contentPath(text.kind, text.key)}
      // The open text stays in its current editor.
      state={isChosen ? state : undefined}
      aria-current={isChosen ? 'page' : undefined}
      className="block rounded-small px-3 py-2 text-small no-underline hover:bg-sunken aria-[current=page]:bg-brand-wash aria-[current=page]:font-medium aria-[current=page]:text-brand-strong forced-colors:aria-[current=page]:border"
    >
      <span className="line-clamp-2">{withNamed(text.title) || words.untitled}</span>
      {marks.length > 0 && (
        <span className={`block ${isWaiting(text) ? 'text-sun-ink' : 'text-ink-soft'}`}>
          {marks.join(' · ')}
        </span>
      )}
    </Link>
  )
}
