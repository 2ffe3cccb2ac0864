// The team: its people, their roles, and invitations that work once.
import * as z from 'zod'
import { adminCall, publicCall } from '#contract/call.ts'
import { ROLES } from '#contract/permissions.ts'
import { idOr, Moment, named, textLine } from '#contract/platform/fields.schema.ts'
import { NewPassword, SessionToken } from './admin.schema.ts'

const RoleField = z.enum(ROLES)

const Person = named('TeamPerson', {
  _id: z.string(),
  username: z.string(),
  role: RoleField,
  two_factor: z.boolean(),
  /** The last use of a session that has not ended; null when there is none. */
  last_used_at: Moment.nullable(),
  created_at: Moment,
  is_you: z.boolean(),
})
export type TeamPerson = z.infer<typeof Person>

const Invitation = named('Invitation', {
  _id: z.string(),
  role: RoleField,
  created_by: z.string(),
  created_at: Moment,
  expires_at: Moment,
})
export type Invitation = z.infer<typeof Invitation>

const NewInvitation = Invitation.extend({
  /** Shown once: the database stores its hash. */
  token: z.string(),
})
export type NewInvitation = z.infer<typeof NewInvitation>

const InvitationToken = textLine(64)

const Joining = named('Joining', { token: InvitationToken, username: textLine(64), password: NewPassword })
export type Joining = z.infer<typeof Joining>

const ofPerson = z.object({ id: idOr('person_not_found') })
const permission = 'team' as const
const proof = 'fresh' as const

export const teamCalls = {
  listTeam: adminCall('GET /api/admin/team', permission, {
    summary: 'Lists the people of the team and the invitations that are open.',
    reply: z.object({ people: z.array(Person), invitations: z.array(Invitation) }),
  }),
  changeRole: adminCall('PUT /api/admin/team/people/:id', permission, {
    proof,
    summary: 'Gives a person another role. The last owner keeps theirs.',
    input: z.object({ params: ofPerson, body: z.object({ role: RoleField }) }),
    errors: ['person_not_found', 'last_owner'],
  }),
  removePerson: adminCall('DELETE /api/admin/team/people/:id', permission, {
    proof,
    summary: 'Removes a person from the team. All means of access end, and nobody gets the name again.',
    input: z.object({ params: ofPerson }),
    errors: ['person_not_found', 'last_owner'],
  }),
  invite: adminCall('POST /api/admin/team/invitations', permission, {
    proof,
    summary: 'Makes an invitation that works once within 24 hours.',
    input: z.object({ body: z.object({ role: RoleField }) }),
    reply: NewInvitation,
  }),
  deleteInvitation: adminCall('DELETE /api/admin/team/invitations/:id', permission, {
    summary: 'Takes an invitation back.',
    input: z.object({ params: z.object({ id: idOr('invitation_not_found') }) }),
    errors: ['invitation_not_found'],
  }),
  findInvitation: publicCall('POST /api/admin/join/look', {
    summary:
      'Says which role an invitation gives. The token is in the body, so that it is in no log of addresses.',
    input: z.object({ body: z.object({ token: InvitationToken }) }),
    reply: z.object({ role: RoleField, expires_at: Moment }),
    errors: ['invitation_not_found', 'too_many_attempts'],
  }),
  join: publicCall('POST /api/admin/join', {
    summary: 'Joins the team with an invitation and opens a session.',
    input: z.object({ body: Joining }),
    reply: SessionToken,
    errors: [
      'invitation_not_found',
      'admin_name_invalid',
      'admin_name_taken',
      'admin_name_removed',
      'password_too_weak',
      'password_has_name',
      'too_many_attempts',
    ],
  }),
}
