const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** A size in the unit people would say it in, in the page's language. */
export const fileSizeText = (bytes: number, locale: string): string => {
  const step = bytes < 1024 ? 0 : Math.min(3, Math.floor(Math.log2(bytes) / 10))
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[step] ?? 'byte',
    unitDisplay: 'short',
    maximumFractionDigits: step < 2 ? 0 : 1,
  }).format(bytes / 1024 ** step)
}
