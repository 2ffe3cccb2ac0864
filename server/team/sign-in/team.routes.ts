import type { FastifyInstance } from 'fastify'
import type { Done } from '#contract/platform/fields.schema.ts'
import { teamCalls } from '#contract/team/team.schema.ts'
import { serve } from '#server/platform/http/serve.ts'
import { callerOf } from './admin.routes.ts'
import type { Invitations } from './invitations.service.ts'
import type { Team } from './team.service.ts'

const DONE: Done = { success: true }

export function teamRoutes(app: FastifyInstance, team: Team, invitations: Invitations): void {
  serve(app, teamCalls.listTeam, async (_input, { request }) => ({
    people: await team.people(request.admin),
    invitations: await invitations.list(),
  }))

  serve(app, teamCalls.changeRole, async ({ params, body }, { request }) => {
    await team.changeRole(params.id, body.role, request.admin)
    return DONE
  })

  serve(app, teamCalls.removePerson, async ({ params }, { request }) => {
    await team.removePerson(params.id, request.admin)
    return DONE
  })

  serve(app, teamCalls.invite, ({ body }, { request }) => invitations.invite(body.role, request.admin))

  serve(app, teamCalls.deleteInvitation, async ({ params }, { request }) => {
    await invitations.withdraw(params.id, request.admin)
    return DONE
  })

  serve(app, teamCalls.findInvitation, ({ body }, { request }) => invitations.look(body.token, request.ip))

  serve(app, teamCalls.join, ({ body }, { request }) => invitations.join(body, callerOf(request)))
}
