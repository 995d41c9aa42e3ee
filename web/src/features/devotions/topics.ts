/** Topics that the page suggests, in this order. */
export const suggestedTopics = [
  'Integrity at Work',
  'Dealing with Difficult Colleagues',
  'Finding Purpose in Your Career',
  'Managing Stress and Anxiety',
  'Work-Life Balance',
  'Leadership and Service',
  'Handling Conflicts',
  'Excellence and Diligence',
]
