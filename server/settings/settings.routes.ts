import type { FastifyInstance } from 'fastify'
import { settingsCalls } from '#contract/settings.schema.ts'
import { serve } from '#server/http/serve.ts'
import type { SettingsAdmin } from './settings-admin.service.ts'

/** Legal pages in two languages are the largest section. */
const BODY_LIMIT_BYTES = 1024 * 1024

export function settingsRoutes(app: FastifyInstance, settings: SettingsAdmin): void {
  serve(app, settingsCalls.listSettings, () => ({ sections: settings.list() }))
  serve(app, settingsCalls.getSettings, ({ params }) => settings.get(params.section))
  serve(
    app,
    settingsCalls.saveSettings,
    ({ params, query, body }, { request }) =>
      settings.save(params.section, { ...body, language: query.lng }, request.admin.username),
    { bodyLimit: BODY_LIMIT_BYTES },
  )
  serve(app, settingsCalls.listSettingsHistory, async ({ params }) => ({
    entries: await settings.history(params.section),
  }))
  serve(app, settingsCalls.restoreSettings, ({ params, query, body }, { request }) =>
    settings.restore(params.section, body.version, { admin: request.admin.username, language: query.lng }),
  )
}
