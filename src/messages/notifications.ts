/** Section 8, and this project's own words where it has none (R190). */
export const notificationMessages = {
  sent: 'Notification sent successfully',
  scheduled: 'Notification scheduled successfully',
  deleted: 'Notification deleted successfully',
  restored: 'Notification restored',
} as const;
