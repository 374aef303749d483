import type { ModalWindow } from '@milgo/contracts/core/get-modal-windows'
import type { Language } from '@milgo/messages/languages'
import type { Platform } from '../../platform/platform.ts'
import { findModalWindows } from './repository.ts'

export const getModalWindows = (platform: Platform, language: Language): Promise<ModalWindow[]> =>
  findModalWindows(platform, language)
