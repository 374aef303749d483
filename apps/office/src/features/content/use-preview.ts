import type { ContentLanguage } from '@milgo/domain/content-editing/content-document'
import type { TemplateValue } from '@milgo/domain/outbox/template-place'
import { useState } from 'react'

/** The widths that pages are designed for. */
export const previewWidths = { phone: 390, computer: 1180 } as const
type PreviewDevice = keyof typeof previewWidths

export type PreviewTheme = 'light' | 'dark'

type Preview = {
  readonly language: ContentLanguage
  readonly device: PreviewDevice
  readonly theme: PreviewTheme
  /** A message is shown as somebody gets it who lacks these values. */
  readonly lacking: readonly TemplateValue[]
}

/** How the text is looked at. */
export const usePreview = () => {
  const [preview, setPreview] = useState<Preview>({
    language: 'he',
    device: 'phone',
    theme: 'light',
    lacking: [],
  })
  return { ...preview, set: (change: Partial<Preview>) => setPreview((now) => ({ ...now, ...change })) }
}
