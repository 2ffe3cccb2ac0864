import type { FastifyInstance } from 'fastify'
import { teamCalls } from '#contract/team/team.schema.ts'
import { serve, serveDone } from '#server/platform/http/serve.ts'
import { callerOf } from './admin.routes.ts'
import type { Invitations } from './invitations.service.ts'
import type { Team } from './team.service.ts'

export function teamRoutes(app: FastifyInstance, team: Team, invitations: Invitations): void {
  serve(app, teamCalls.listTeam, async (_input, { admin }) => ({
    people: await team.people(admin),
    invitations: await invitations.list(),
  }))

  serveDone(app, teamCalls.changeRole, ({ params, body }, { admin }) =>
    team.changeRole(params.id, body.role, admin),
  )

  serveDone(app, teamCalls.removePerson, ({ params }, { admin }) => team.removePerson(params.id, admin))

  serve(app, teamCalls.invite, ({ body }, { admin }) => invitations.invite(body.role, admin))

  serveDone(app, teamCalls.deleteInvitation, ({ params }, { admin }) =>
    invitations.withdraw(params.id, admin),
  )

  serve(app, teamCalls.findInvitation, ({ body }, { request }) => invitations.look(body.token, request.ip))

  serve(app, teamCalls.join, ({ body }, { request }) => invitations.join(body, callerOf(request)))
}
