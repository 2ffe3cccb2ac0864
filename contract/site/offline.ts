// The service worker and the pages that it shows without a connection.
import type { Language } from '#contract/language.ts'

export const SERVICE_WORKER_PATH = '/service-worker.js'

export const OFFLINE_PATHS: Record<Language, string> = { en: '/en/offline', id: '/id/offline' }
