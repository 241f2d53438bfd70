/** Section 8, and this project's own texts where section 8 has none. */
export const notificationMessages = {
  sent: 'Notification sent successfully',
  scheduled: 'Notification scheduled successfully',
  deleted: 'Notification deleted successfully',
  restored: 'Notification restored',
} as const;
