/**
 * The operator's texts that the law requires; each has its own versions, numbered from 1. In a file without the schema
 * library, because public pages list the texts.
 */
export const legalTextKeys = ['terms', 'privacy', 'accessibility'] as const
export type LegalTextKey = (typeof legalTextKeys)[number]
