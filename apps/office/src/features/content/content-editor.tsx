import { ContentIcon } from '@milgo/contracts/core/content-icon'
import type { OpenContent } from '@milgo/contracts/office/content'
import { isPortalPage } from '@milgo/contracts/portal-paths'
import {
  type ContentDocument,
  type ContentLanguage,
  type ContentText,
  contentLanguages,
  isEmptyText,
  plainText,
  type Translation,
  textIn,
} from '@milgo/domain/content/content-document'
import { languageState, outdatedLanguages } from '@milgo/domain/content-editing/content-differences'
import { placeOf } from '@milgo/domain/content-editing/content-places'
import { findContentProblems, findTooLong } from '@milgo/domain/content-editing/content-problems'
import { isMessageTemplate } from '@milgo/domain/outbox/template-place'
import { fill } from '@milgo/messages/fill'
import { Banner } from '@milgo/ui/banner.tsx'
import { showToast } from '@milgo/ui/toasts.ts'
import { UnsavedWarning } from '../../lib/unsaved-warning.tsx'
import { useLanguage, useWords } from '../../lib/words.ts'
import { ChecksPanel } from './checks-panel.tsx'
import { ConflictBanner } from './conflict-banner.tsx'
import { ContentPreview } from './content-preview.tsx'
import { EditorBar } from './editor-bar.tsx'
import { HistoryPanel } from './history-panel.tsx'
import { SharedInputs } from './shared-inputs.tsx'
import { StatusLine } from './status-line.tsx'
import { TemplateTrial } from './template-trial.tsx'
import { LanguageColumn } from './text-inputs.tsx'
import { useEditing } from './use-editing.ts'
import { useNamedValues } from './use-named-values.ts'
import { usePreview } from './use-preview.ts'

type Props = {
  readonly opened: OpenContent
  readonly categories: readonly { readonly key: string; readonly title: string }[]
  /** Stays the same when a new text gets its key. */
  readonly editorKey: string
}

const withText = (
  document: ContentDocument,
  language: ContentLanguage,
  field: string,
  value: ContentText,
): ContentDocument => {
  const { fitting, ...rest } = document
  return {
    ...rest,
    texts: { ...document.texts, [language]: { ...document.texts[language], [field]: value } },
    // Who confirmed a language had read the Hebrew before this change.
    ...(fitting && language !== 'he' && { fitting }),
  }
}

const withConfirmed = (document: ContentDocument, language: Translation): ContentDocument => ({
  ...document,
  fitting: [...(document.fitting ?? []), language],
})

const isBlank = ({ texts }: ContentDocument): boolean =>
  contentLanguages.every((language) => Object.values(texts[language]).every(isEmptyText))

/** One text in its three languages, with its preview, its checks and its history. */
export const ContentEditor = ({ opened, categories, editorKey }: Props) => {
  const { officeContent: words, officeTemplates } = useWords()
  const language = useLanguage()
  const editing = useEditing(opened, editorKey)
  const preview = usePreview()
  const named = useNamedValues()
  const { text, document, setDocument, theirs, isBusy } = editing
  const place = placeOf(text.kind, text.key)
  const isReadOnly = text.scheduled !== null
  const problems = findContentProblems(place, document, {
    isPage: isPortalPage,
    icons: ContentIcon.options,
    categories: categories.map(({ key }) => key),
  })
  // A new text lacks everything. The checks list that, but no field is marked before something is written.
  const marked = text.published === null && isBlank(document) ? [] : problems
  const states = contentLanguages.map((language) =>
    languageState(
      place,
      text.published ?? undefined,
      document,
      language,
      outdatedLanguages(place, text.history, text.published_number ?? 0),
    ),
  )
  const templates: Readonly<Record<string, string>> = officeTemplates.names
  const titleText =
    text.kind === 'message-template'
      ? templates[text.key]
      : named(plainText(textIn(document, language, place.title)).split('\n')[0] ?? '')
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <div>
        <p className="text-small text-ink-soft">{words.kinds[text.kind]}</p>
        <h2 className="text-title font-bold text-balance">{titleText || words.list.untitled}</h2>
        <StatusLine text={text} isChanged={editing.isChanged} />
      </div>
      {theirs && (
        <ConflictBanner
          place={place}
          theirs={theirs}
          mine={document}
          onMine={editing.keepMine}
          onTheirs={editing.takeTheirs}
        />
      )}
      <div className="grid grid-cols-1 items-start gap-4 min-[1400px]:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <div className="grid grid-cols-1 gap-4 max-md:*:row-auto! md:grid-cols-3">
            {contentLanguages.map((language, index) => (
              <LanguageColumn
                key={`${language} ${editing.begins}`}
                place={place}
                language={language}
                document={document}
                state={states[index] ?? 'current'}
                problems={marked}
                isReadOnly={isReadOnly}
                onChange={(field, value) => setDocument((before) => withText(before, language, field, value))}
                onConfirm={
                  language === 'he'
                    ? undefined
                    : () => setDocument((before) => withConfirmed(before, language))
                }
              />
            ))}
          </div>
          <SharedInputs
            key={editing.begins}
            place={place}
            document={document}
            categories={categories}
            problems={marked}
            isReadOnly={isReadOnly}
            onChange={(field, value) =>
              setDocument((before) => ({ ...before, shared: { ...before.shared, [field]: value } }))
            }
          />
          {states.includes('outdated') && <Banner tone="attention">{words.outdated}</Banner>}
        </div>
        <div className="grid min-w-0 grid-cols-1 items-start gap-4 md:max-[1400px]:grid-cols-2">
          <ContentPreview kind={text.kind} name={text.key} document={document} preview={preview} />
          <div className="flex min-w-0 flex-col gap-4">
            <ChecksPanel problems={problems} />
            {text.kind === 'message-template' && isMessageTemplate(text.key) && (
              <TemplateTrial template={text.key} document={document} />
            )}
            <HistoryPanel
              text={text}
              place={place}
              busyText={isBusy ? words.publish.busy : undefined}
              disabledReason={editing.isChanged ? words.history.unsaved : undefined}
              onRestore={(number) =>
                editing.restore(number, () =>
                  showToast({ tone: 'good', text: fill(words.history.restored, { number }) }),
                )
              }
            />
          </div>
        </div>
      </div>
      <EditorBar
        editing={editing}
        hasProblems={problems.length > 0}
        isTooLong={findTooLong(document).length > 0}
        outdated={contentLanguages.filter((_, index) => states[index] === 'outdated')}
      />
      <UnsavedWarning isUnsaved={editing.isChanged} />
    </div>
  )
}
