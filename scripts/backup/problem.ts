/** Ends the command with one line that says what a person can do. */
export class Problem extends Error {}
