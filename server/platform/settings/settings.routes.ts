import type { FastifyInstance, FastifyRequest } from 'fastify'
import { may, SECTION_PERMISSIONS } from '#contract/permissions.ts'
import type { Section } from '#contract/settings/sections.schema.ts'
import { settingsCalls } from '#contract/settings/settings.schema.ts'
import { serve } from '#server/platform/http/serve.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import type { SettingsAdmin } from './settings-admin.service.ts'

export function settingsRoutes(app: FastifyInstance, settings: SettingsAdmin): void {
  serve(app, settingsCalls.listSettings, () => ({ sections: settings.list() }))
  serve(app, settingsCalls.getSettings, ({ params }, { request }) => {
    requireSection(request, params.section)
    return settings.get(params.section)
  })
  serve(app, settingsCalls.saveSettings, ({ params, query, body }, { request }) => {
    requireSection(request, params.section)
    const toSave = { ...body, language: query.lng, keepOwnerFields: !mayChangeAll(request) }
    return settings.save(params.section, toSave, request.admin.username)
  })
  serve(app, settingsCalls.listSettingsHistory, async ({ params }, { request }) => {
    requireSection(request, params.section)
    return { entries: await settings.history(params.section) }
  })
  serve(app, settingsCalls.restoreSettings, ({ params, query, body }, { request }) => {
    requireSection(request, params.section)
    const keepOwnerFields = !mayChangeAll(request)
    const by = { admin: request.admin.username, language: query.lng, keepOwnerFields }
    return settings.restore(params.section, body.version, by)
  })
}

/** Some sections need more than the permission of the call. */
function requireSection({ admin }: FastifyRequest, section: Section): void {
  if (!may(admin.role, SECTION_PERMISSIONS[section] ?? 'settings')) throw new AppError('permission_missing')
}

function mayChangeAll({ admin }: FastifyRequest): boolean {
  return may(admin.role, 'commands') && may(admin.role, 'servers')
}
