import { CategoryHead } from '@milgo/content-view/category-head.tsx'
import { NoticeBand } from '@milgo/content-view/notice-band.tsx'
import { QuestionFold } from '@milgo/content-view/question-fold.tsx'
import { SlidePicture } from '@milgo/content-view/slide-picture.tsx'
import { SlideWords } from '@milgo/content-view/slide-words.tsx'
import { SquareCard } from '@milgo/content-view/square-card.tsx'
import { ContentIcon } from '@milgo/contracts/core/content-icon'
import {
  type ContentDocument,
  type ContentKind,
  type ContentLanguage,
  contentLanguages,
  plainText,
  textIn,
} from '@milgo/domain/content-editing/content-document'
import { noticeToneOf } from '@milgo/domain/content-editing/notice'
import {
  isMessageTemplate,
  optionalValuesOf,
  type TemplateValue,
  templatePlaceOf,
} from '@milgo/domain/outbox/template-place'
import { fill } from '@milgo/messages/fill'
import { directionOf, languageNames } from '@milgo/messages/languages'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { CheckboxList } from '@milgo/ui/checkbox-list.tsx'
import { HelpPopup } from '@milgo/ui/help-popup.tsx'
import { Tabs } from '@milgo/ui/tabs.tsx'
import { type ReactNode, useState } from 'react'
import { useWords } from '../../lib/words.ts'
import { RichPreview } from './rich-preview.tsx'
import { TemplatePreview } from './template-preview.tsx'
import { useNamedValues } from './use-named-values.ts'
import { WindowPreview } from './window-preview.tsx'

type Props = { readonly kind: ContentKind; readonly name: string; readonly document: ContentDocument }

/** The text as readers will see it, in each language, drawn by the portal's own components. */
export const ContentPreview = ({ kind, name, document }: Props) => {
  const { preview: words, placeholders } = useWords().officeContent
  const [lacking, setLacking] = useState<readonly TemplateValue[]>([])
  const optional =
    kind === 'message-template' && isMessageTemplate(name) ? optionalValuesOf(templatePlaceOf(name)) : []
  return (
    <section aria-label={words.title} className={`${cardStyle} p-4`}>
      <h2 className="text-body font-bold">{words.title}</h2>
      <Tabs
        label={words.language}
        tabs={contentLanguages.map((language) => ({
          id: language,
          label: languageNames[language],
          content: (
            <div lang={language} dir={directionOf[language]} className="overflow-hidden">
              <Shown kind={kind} document={document} language={language} lacking={lacking} />
            </div>
          ),
        }))}
      />
      {optional.length > 0 && (
        <CheckboxList
          label={words.optional}
          help={words.optionalHelp}
          options={optional.map((value) => ({ value, label: placeholders.names[value] }))}
          value={optional.filter((value) => !lacking.includes(value))}
          onChange={(chosen) => setLacking(optional.filter((value) => !chosen.includes(value)))}
        />
      )}
    </section>
  )
}

type ShownProps = Omit<Props, 'name'> & {
  readonly language: ContentLanguage
  readonly lacking: readonly TemplateValue[]
}

const Shown = ({ kind, document, language, lacking }: ShownProps): ReactNode => {
  const { preview: words } = useWords().officeContent
  const named = useNamedValues()
  const word = (field: string): string => named(plainText(textIn(document, language, field)))
  const shared = (field: string): string | null => String(document.shared[field] ?? '') || null
  const icon = ContentIcon.safeParse(document.shared['icon']).data ?? 'document'
  switch (kind) {
    case 'slider':
      return (
        <div inert className="overflow-hidden rounded-large border border-line bg-surface shadow-card">
          <SlidePicture icon={icon} index={Number(document.shared['position'] ?? 0)} />
          <SlideWords
            slide={{
              badge: word('badge') || null,
              title: word('title'),
              text: word('text'),
              icon,
              link: shared('link'),
              link_text: word('linkText') || null,
            }}
            more={words.more}
          />
        </div>
      )
    case 'square':
      return (
        <ul inert>
          <SquareCard square={{ title: word('title'), text: word('text'), icon, link: shared('link') }} />
        </ul>
      )
    case 'faq-category':
      return (
        <div inert>
          <CategoryHead title={word('title')} description={word('description')} />
        </div>
      )
    case 'faq-question':
      return <QuestionFold question={word('question')} answer={word('answer')} isOpen />
    case 'field-help':
      return (
        <p className="flex items-center gap-2 font-medium">
          {word('title')}
          <HelpPopup
            title={word('title')}
            text={word('description')}
            words={{ open: (title) => fill(words.openHelp, { title }), close: words.closeHelp }}
          />
        </p>
      )
    case 'modal-window':
      return (
        <WindowPreview
          header={word('header')}
          text={word('text')}
          positive={word('positiveButton')}
          negative={word('negativeButton')}
        />
      )
    case 'notice':
      return (
        <div inert className="overflow-hidden rounded-small border border-line">
          <NoticeBand tone={noticeToneOf(document)} text={word('text')} />
        </div>
      )
    case 'message-template':
      return <TemplatePreview document={document} language={language} lacking={lacking} />
    case 'legal-text':
      return (
        <div inert className="max-h-120 overflow-y-auto">
          <p className="mb-3 text-title font-bold">{word('title')}</p>
          <RichPreview text={textIn(document, language, 'text')} />
        </div>
      )
  }
}
