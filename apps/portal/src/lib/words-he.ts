import { home } from '@milgo/messages/he/home'
import { notFound } from '@milgo/messages/he/not-found'
import { shell } from '@milgo/messages/he/shell'

export const words = { shell, home, notFound }
