import type { FastifyInstance } from 'fastify'
import { teamCalls } from '#contract/team/team.schema.ts'
import { serve, serveDone } from '#server/platform/http/serve.ts'
import { callerOf } from './admin.routes.ts'
import type { Invitations } from './invitations.service.ts'
import type { Team } from './team.service.ts'

export function teamRoutes(app: FastifyInstance, team: Team, invitations: Invitations): void {
  serve(app, teamCalls.listTeam, async (_input, { request }) => ({
    people: await team.people(request.admin),
    invitations: await invitations.list(),
  }))

  serveDone(app, teamCalls.changeRole, ({ params, body }, { request }) =>
    team.changeRole(params.id, body.role, request.admin),
  )

  serveDone(app, teamCalls.removePerson, ({ params }, { request }) =>
    team.removePerson(params.id, request.admin),
  )

  serve(app, teamCalls.invite, ({ body }, { request }) => invitations.invite(body.role, request.admin))

  serveDone(app, teamCalls.deleteInvitation, ({ params }, { request }) =>
    invitations.withdraw(params.id, request.admin),
  )

  serve(app, teamCalls.findInvitation, ({ body }, { request }) => invitations.look(body.token, request.ip))

  serve(app, teamCalls.join, ({ body }, { request }) => invitations.join(body, callerOf(request)))
}
