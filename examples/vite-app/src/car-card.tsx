import { defaultFees, estimateDefaultLoan, financeDefaults, priceBreakdown } from "@forecourt/finance";
import { type Vehicle, vehiclePath } from "@forecourt/inventory";
import { formatMoney, formatPercent } from "@forecourt/money";
import { Payment } from "@forecourt/ui/payment";
import { Price } from "@forecourt/ui/price";
import { Silhouette } from "@forecourt/ui/silhouette";
import { VehicleCard } from "@forecourt/ui/vehicle-card";
import { VehicleStage } from "@forecourt/ui/vehicle-stage";

export function CarCard({ vehicle }: { vehicle: Vehicle }) {
  const price = priceBreakdown({
    price: vehicle.oldPrice!,
    condition: vehicle.condition,
    fees: defaultFees,
  });
  const loan = estimateDefaultLoan({ price, year: vehicle.year }, financeDefaults.chrome);
  return (
    <VehicleCard
      href={vehiclePath(vehicle)}
      title={`${vehicle.year} ${vehicle.make} ${vehicle.model}`}
      subtitle={vehicle.trim}
      image={
        <VehicleStage>
          <Silhouette name={vehicle.bodystyle === "suvs" ? "suv" : "sedan"} className="w-48" />
        </VehicleStage>
      }
      facts={[{ label: "Mileage", value: `${vehicle.mileage.toLocaleString("en")} mi` }]}
      price={<Price amount={formatMoney(price.total, "en")} note="incl. fees" />}
      payment={
        <Payment
          amount={formatMoney(loan.payment, "en")}
          suffix="/mo est."
          terms={`${loan.months} mo at ${formatPercent(loan.aprBp, "en")} APR, ${formatMoney(loan.assumptions.cashDown, "en")} down`}
        />
      }
    />
  );
}
