import { cleanText } from '../../answers/clean-text.ts'
import {
  fileExtensions,
  fileFormats,
  maxFileNameLength,
  type StoredFormat,
  storedExtensions,
} from './file-rules.ts'

/**
 * The name that a file had on the student's own device, as it may be shown and handed out again: no folders, nothing
 * that turns the direction of the text around, so that an ending is where it seems to be.
 */
export const cleanFileName = (name: string): string => {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const cleaned = cleanText(last.normalize('NFC'))
    .replace(/[<>:|?*]/g, '_')
    .replace(/^\.+/, '')
  return cleaned === '' ? 'file' : cleaned
}

/** The name under which a stored file is handed out: it ends with what the file really is, and with nothing else. */
export const downloadName = (name: string, format: StoredFormat): string => {
  const lower = name.toLowerCase()
  if (fileFormats[format].extensions.some((extension) => lower.endsWith(extension))) return name
  const ending = fileExtensions.find((extension) => lower.endsWith(extension)) ?? ''
  const stem = name.slice(0, name.length - ending.length) || 'file'
  const room = maxFileNameLength - storedExtensions[format].length
  return stem.slice(0, room).toWellFormed() + storedExtensions[format]
}
