/** Texts about variables of the environment that mean nothing, or not what their author thought. */

export const variableChecks = {
  reason_variable_near: 'The site reads no variable {{name}}; there is {{near}}.',
  next_variable_near: 'Correct the name, or remove it, and restart the site.',
  reason_variable_unknown: 'The site reads no variable {{name}}.',
  next_variable_unknown: 'Compare the name with docs/configuration.md, or remove it, and restart the site.',
  reason_variable_half: '{{name}} has no effect without {{needed}}.',
  next_variable_half: 'Set {{needed}} as well, or remove {{name}}, and restart the site.',
  reason_variable_password: '{{name}} is set without {{needed}}.',
  next_variable_password:
    'Set {{needed}}, or save the password under Servers: until then no command is sent.',
  reason_variable_node_env: 'NODE_ENV is {{value}}, which is not production.',
  next_variable_node_env: 'Write NODE_ENV=production for a live site: visitors see the demo now.',
  reason_variable_path: '{{name}} has a path, which is ignored: {{used}} is used.',
  next_variable_path: 'Serve the site at the root of a host name, and leave the path out.',
  reason_variable_missing: '{{name}} is not set: links and callbacks lead to localhost.',
  next_variable_missing: 'Set {{name}} to the https address of the site, and restart it.',
} as const
