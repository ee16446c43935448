/** A person who brings a vehicle. */
export type PersonCustomer = { firstName: string; lastName: string; email: string; phone: string };

/** A business that sends a vehicle, and whom to call there. */
export type BusinessCustomer = {
  name: string;
  contactName: string;
  contactTitle: string;
  contactPhone: string;
  contactEmail: string;
};

export type SchedulingCustomer = PersonCustomer | BusinessCustomer;
