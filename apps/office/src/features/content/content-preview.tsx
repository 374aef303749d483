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
} from '@milgo/domain/content/content-document'
import { noticeToneOf } from '@milgo/domain/content-editing/notice'
import {
  isMessageTemplate,
  optionalValuesOf,
  type TemplateValue,
  templatePlaceOf,
} from '@milgo/domain/outbox/template-place'
import { languageNames } from '@milgo/messages/languages'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { CheckboxList } from '@milgo/ui/checkbox-list.tsx'
import { HelpText } from '@milgo/ui/help-text.tsx'
import { iconButtonStyle } from '@milgo/ui/icon-button-style.ts'
import { ModalWindow } from '@milgo/ui/modal-window.tsx'
import { popoverStyle } from '@milgo/ui/popover-style.ts'
import { Tabs } from '@milgo/ui/tabs.tsx'
import { tooltipWidth, tooltipWidthStyle } from '@milgo/ui/tooltip-width.ts'
import { CircleHelp, Maximize2, Monitor, Moon, Smartphone, Sun, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { SegmentButtons } from '../../lib/segment-buttons.tsx'
import { useWords } from '../../lib/words.ts'
import { PreviewFrame } from './preview-frame.tsx'
import { RichPreview } from './rich-preview.tsx'
import { TemplatePreview } from './template-preview.tsx'
import { useNamedValues } from './use-named-values.ts'
import { previewWidths, type usePreview } from './use-preview.ts'
import { WindowPreview } from './window-preview.tsx'

type Props = {
  readonly kind: ContentKind
  readonly name: string
  readonly document: ContentDocument
  readonly preview: ReturnType<typeof usePreview>
}

/** The text as readers will see it, in each language, on a phone or a computer, drawn by the portal's own components. */
export const ContentPreview = ({ kind, name, document, preview }: Props) => {
  const { preview: words, placeholders } = useWords().officeContent
  const { language: shown, device, theme, lacking, set } = preview
  const [isEnlarged, setIsEnlarged] = useState(false)
  const close = () => setIsEnlarged(false)
  const frame = (language: ContentLanguage) => (
    <PreviewFrame
      title={`${words.title}, ${languageNames[language]}`}
      width={previewWidths[device]}
      theme={theme}
      language={language}
    >
      <Shown kind={kind} document={document} language={language} lacking={lacking} />
    </PreviewFrame>
  )
  const optional =
    kind === 'message-template' && isMessageTemplate(name) ? optionalValuesOf(templatePlaceOf(name)) : []
  return (
    <section aria-label={words.title} className={`${cardStyle} min-w-0 p-4`}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-body font-bold">{words.title}</h2>
        <div className="flex flex-wrap gap-2">
          <SegmentButtons
            isNarrow
            label={words.device}
            options={[
              { value: 'phone', label: words.phone, icon: <Smartphone aria-hidden="true" /> },
              { value: 'computer', label: words.computer, icon: <Monitor aria-hidden="true" /> },
            ]}
            value={device}
            onChange={(chosen) => set({ device: chosen })}
          />
          <SegmentButtons
            isNarrow
            label={words.theme}
            options={[
              { value: 'light', label: words.light, icon: <Sun aria-hidden="true" /> },
              { value: 'dark', label: words.dark, icon: <Moon aria-hidden="true" /> },
            ]}
            value={theme}
            onChange={(chosen) => set({ theme: chosen })}
          />
        </div>
      </div>
      <Tabs
        label={words.language}
        selected={shown}
        onSelect={(id) => set({ language: contentLanguages.find((one) => one === id) ?? shown })}
        tabs={contentLanguages.map((language) => ({
          id: language,
          label: languageNames[language],
          content: frame(language),
        }))}
      />
      {/* The preview of a computer's page is small beside the form. This button shows it as large as the window
          allows. */}
      {device === 'computer' && (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setIsEnlarged(true)}
          className="mt-2 flex min-h-11 items-center gap-2 text-small font-medium text-brand hover:text-brand-strong hover:underline"
        >
          <Maximize2 aria-hidden="true" className="size-4" />
          {words.enlarge}
        </button>
      )}
      {isEnlarged && (
        <ModalWindow
          isOpen
          isWide
          header={words.title}
          positive={{ label: words.close, onPress: close }}
          onDismiss={close}
        >
          <section aria-label={languageNames[shown]}>{frame(shown)}</section>
        </ModalWindow>
      )}
      {optional.length > 0 && (
        <CheckboxList
          label={words.optional}
          help={words.optionalHelp}
          options={optional.map((value) => ({ value, label: placeholders.names[value] }))}
          value={optional.filter((value) => !lacking.includes(value))}
          onChange={(chosen) => set({ lacking: optional.filter((value) => !chosen.includes(value)) })}
        />
      )}
    </section>
  )
}

type ShownProps = Pick<Props, 'kind' | 'document'> & {
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
        <Column>
          <div className="grid overflow-hidden rounded-large border border-line bg-surface shadow-card md:grid-cols-[1.1fr_1fr]">
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
        </Column>
      )
    case 'square':
      return (
        <Column>
          <ul className="grid gap-4 md:grid-cols-3">
            <SquareCard square={{ title: word('title'), text: word('text'), icon, link: shared('link') }} />
          </ul>
        </Column>
      )
    case 'faq-category':
      return (
        <Column>
          <CategoryHead title={word('title')} description={word('description')} />
        </Column>
      )
    case 'faq-question':
      return (
        <Column>
          <QuestionFold question={word('question')} answer={word('answer')} isOpen />
        </Column>
      )
    case 'field-help':
      return (
        <Column>
          <HelpPreview title={word('title')} text={word('description')} />
        </Column>
      )
    case 'modal-window':
      return (
        <WindowPreview
          header={word('header')}
          text={word('text')}
          positive={word('positiveButton') || words.close}
          negative={word('negativeButton')}
        />
      )
    case 'notice':
      return (
        <>
          <NoticeBand tone={noticeToneOf(document)} text={word('text')} />
          <div className="h-20" />
        </>
      )
    case 'message-template':
      return (
        <Column>
          <TemplatePreview document={document} language={language} lacking={lacking} />
        </Column>
      )
    case 'legal-text':
      return (
        <Column>
          <p className="mb-3 text-title font-bold">{word('title')}</p>
          <RichPreview text={textIn(document, language, 'text')} />
        </Column>
      )
  }
}

/** The column of a page, with space above and below. */
const Column = ({ children }: { readonly children: ReactNode }) => (
  <div className="page-column py-6">{children}</div>
)

/** The explanation of a question, opened. */
const HelpPreview = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <>
    <div className={`${popoverStyle} ${tooltipWidthStyle[tooltipWidth(text)]} max-w-full p-5`}>
      <HelpText
        heading={<h3 className="text-body font-bold">{title}</h3>}
        close={
          <span className={iconButtonStyle}>
            <X aria-hidden="true" className="size-5" />
          </span>
        }
        text={text}
      />
    </div>
    <p className="mt-3 flex items-center gap-2 font-medium">
      {title}
      <CircleHelp aria-hidden="true" className="size-5 text-ink-soft" />
    </p>
  </>
)
