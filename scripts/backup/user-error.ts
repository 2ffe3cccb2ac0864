/** Ends the command with its message, one line that says what to do. */
export class UserError extends Error {}
