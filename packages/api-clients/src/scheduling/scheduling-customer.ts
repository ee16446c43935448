/** A private customer. */
export type PersonCustomer = { firstName: string; lastName: string; email: string; phone: string };

/** A business customer with its contact person. */
export type BusinessCustomer = {
  name: string;
  contactName: string;
  contactTitle: string;
  contactPhone: string;
  contactEmail: string;
};

export type SchedulingCustomer = PersonCustomer | BusinessCustomer;
